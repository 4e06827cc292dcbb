export function FormEmbed() {
  return null;
}

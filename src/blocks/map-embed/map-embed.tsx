export function MapEmbed() {
  return null;
}

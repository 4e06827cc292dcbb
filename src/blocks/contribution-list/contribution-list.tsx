export function ContributionList() {
  return null;
}

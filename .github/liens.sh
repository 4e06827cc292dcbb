#!/usr/bin/env bash
# Demande aux adresses d'autres sites que lie dist/ si elles répondent encore : liens.md dit celles qui ne répondent
# plus, et la sortie « morts » s'il y en a.
set -euo pipefail

# Passés : les exemples à remplacer, nos propres adresses, les pages de GitHub qui demandent un compte ; et les
# réponses de sites qui refusent les robots, mais pas les visiteurs.
options=(--recurse --clean-urls --verbosity error --timeout 20000 --concurrency 6)
options+=(--retry --retry-errors --retry-errors-count 1)
options+=(--skip 'example\.(org|com|net)' --skip '^http://localhost:4173' --skip 'github\.com/.*/edit/')
for refus in 401 403 405 406 429 451 503 999; do options+=(--status-code "$refus:skip"); done

morts=0
rapport=$(npm exec --silent --yes linkinator@7.6.1 -- dist "${options[@]}" 2>&1) || morts=1
# Une commande qui échoue autrement n'a rien vérifié.
[[ "$morts" = 0 || "$rapport" = *'broken links'* ]] || { echo "$rapport"; exit 1; }

# GitHub refuse les textes de plus de 65 536 caractères.
if [ "$morts" = 1 ]; then
  printf 'Ouvrez ces adresses, puis corrigez ou retirez les liens des pages qui les portent.\n\n```\n%s\n```\n' "${rapport:0:60000}" > liens.md
else echo 'Tous les liens vers d’autres sites répondent.' > liens.md
fi
echo "morts=$morts" >> "$GITHUB_OUTPUT"

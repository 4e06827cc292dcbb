#!/usr/bin/env bash
# Une fiche reste ouverte tant que npm connaît une faille, moyenne ou plus grave, de l'une de nos bibliothèques.
set -euo pipefail

export TITRE="Des bibliothèques du site ont des failles connues"
failles=0
rapport=$(npm audit --package-lock-only --audit-level=moderate 2>&1) || failles=1
# Une commande qui échoue autrement n'a rien vérifié.
[[ "$failles" = 0 || "$rapport" = *vulnerabilit* ]] || { echo "$rapport"; exit 1; }

if [ "$failles" = 1 ]; then
  printf 'Chez vous : `npm audit`, puis `npm audit fix` et `npm test`.\n\n```\n%s\n```\n' "${rapport:0:60000}" |
    ETAT=ouverte bash .github/fiche.sh
else
  echo 'npm ne connaît plus de faille de nos bibliothèques.' | ETAT=fermee bash .github/fiche.sh
fi

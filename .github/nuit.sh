#!/usr/bin/env bash
# Une fiche reste ouverte tant que les tests de la nuit ne réussissent pas tous sur main.
set -euo pipefail

export TITRE="Les tests de la nuit échouent"
if [ "$RESULT" = success ]; then
  echo "Les tests de la nuit réussissent de nouveau : $RUN" | ETAT=fermee bash .github/fiche.sh
else
  echo "Les tests de la nuit n’ont pas tous réussi sur main : $RUN. Chez vous : npm run test:all." |
    ETAT=ouverte bash .github/fiche.sh
fi

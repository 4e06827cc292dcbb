#!/usr/bin/env bash
# Tient une seule fiche sous le titre TITRE : avec ETAT=ouverte, elle est ouverte ou mise à jour, avec le texte de
# l'entrée ; avec ETAT=fermee, elle est fermée, avec ce texte en commentaire.
set -euo pipefail

fiche=$(gh issue list --limit 500 --json number,title,author \
  --jq "map(select(.title == \"$TITRE\" and .author.is_bot))[0].number // empty")
texte=$(cat)

if [ "$ETAT" = ouverte ] && [ -n "$fiche" ]; then gh issue edit "$fiche" --body "$texte"
elif [ "$ETAT" = ouverte ]; then gh issue create --title "$TITRE" --body "$texte"
elif [ -n "$fiche" ]; then gh issue close "$fiche" --comment "$texte"
fi

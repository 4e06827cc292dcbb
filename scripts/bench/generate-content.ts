import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** French text with all kinds of punctuation and Markdown that the compiler transforms. */
const SECTION = `Au lever du jour, la petite équipe montre **avec patience** ce que la rivière a changé : il suffit d’écouter. À la sortie du village, une institutrice fait découvrir les arbres qui nourrissent les éléphants de forêt. Selon les anciens, la mangrove garde en mémoire chaque saison ; le reste vient avec le temps.

### Pas à pas

1. Regarder la lagune.
2. Écouter le piroguier.

![Le dessin qui ouvre ce carnet.](/images/article-mangrove.svg)

Ce matin-là, le piroguier observe, note et partage le retour des tortues luth, loin du bruit de la ville. Depuis quelques saisons, un groupe de bénévoles protège à sa manière [les gestes simples](/je-participe).

> « On ne protège que ce que l’on connaît ! »

| Saison | Visites | Bénévoles |
|---|---:|---:|
| Sèche | 120 | 14 |
| Des pluies | 80 | 9 |

Le comité rassemble le quartier pour raconter une plage : qui s’en souviendra demain ? À l’école, le conteur apprend aux plus jeunes la sagesse des proverbes, sans rien demander en retour.
`;

/** File name of article `number`, from 1. */
export const articleName = (number: number): string =>
  `carnet-${String(number).padStart(5, '0')}.mdx`;

/** An article of about 700 French words; the same number gives the same text. */
export const articleText = (number: number): string => `---
title: "Carnet ${number} : la forêt de près"
category: ${['Nature', 'Culture', 'Social'][number % 3]}
excerpt: "Carnet numéro ${number}. Une rencontre, un lieu, une question : le Gabon raconté pas à pas."
image: /images/article-elephants.svg
alt: "Dessin du carnet numéro ${number}."
date: ${new Date(Date.UTC(2016, 0, number % 3600)).toISOString().slice(0, 10)}
---

${[1, 2, 3, 4].map((day) => `## Jour ${day} du carnet ${number}\n\n${SECTION}`).join('\n')}`;

/** Adds the articles 1 to `count` to a content folder. */
export async function generateContent(content: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await writeFile(join(content, 'articles', articleName(number)), articleText(number));
  }
}

/** Appends a new sentence to a generated article; returns the sentence. */
export async function editArticle(content: string, number: number): Promise<string> {
  const sentence = `Phrase écrite à ${Date.now()}.`;
  await appendFile(join(content, 'articles', articleName(number)), `\n${sentence}\n`);
  return sentence;
}

import { basename, join } from 'node:path';
import { changedBehaviours } from './behaviours.ts';
import type { BuiltSite } from './built-site.ts';
import { type Change, changeOf } from './change.ts';
import { type ChangedFile, changedFiles, pageOf } from './changed-files.ts';
import type { ContentState } from './content-state.ts';
import { findDangers } from './dangers.ts';
import { routeFinder } from './page-letters.ts';

/** One of the two states that a review compares. */
export interface State {
  content: ContentState;
  site: BuiltSite;
}

/** A part of the report. */
export interface Section {
  title: string;
  changes: readonly Change[];
  /** The part of the dangers, which comes first and is highlighted. */
  isAlert: boolean;
}

/** All differences that can be found without screenshots. */
export interface Comparison {
  /** Without empty sections. */
  sections: readonly Section[];
  /** Routes of the pages whose HTML differs, those of changed files first; a new page has no old HTML. */
  routes: string[];
}

const ALERT = 'À vérifier d’abord';

/** Compares two states. */
export function compareStates(base: State, head: State): Comparison {
  const sites = { base: base.site, head: head.site };
  const [old, now] = [base.site.pages, head.site.pages];
  const files = changedFiles(base.content, head.content);
  const ownRoutes = new Set(files.map(({ route }) => route));
  const routes = [...now.keys()]
    .filter((route) => old.get(route) !== now.get(route))
    .sort((a, b) => Number(ownRoutes.has(b)) - Number(ownRoutes.has(a)));
  const routesWith = routeFinder(sites, routes);
  const changedRoutes = routes.filter((route) => old.has(route));
  const behaviours = changedBehaviours(sites, { routes: changedRoutes, files });
  const removedRoutes = [...old.keys()].filter(
    (route) => !now.has(route) && !base.content.routes.has(route),
  );
  const contents = { base: base.content, head: head.content };
  const dangers = findDangers({ ...contents, files, behaviours, removedRoutes, routesWith });
  const media = changedMedia(base.content, head.content);
  const routesShowing = ({ passages }: ChangedFile) =>
    routesWith(
      passages.map(({ before }) => before),
      passages.map(({ after }) => after),
    );
  const isShown = (file: ChangedFile) =>
    routes.includes(file.route ?? '') || routesShowing(file).length > 0;
  const written = files.filter(({ after, passages }) => after && passages.length > 0);
  const shown = written.filter(isShown);
  const unseen = written.filter((file) => !isShown(file));
  const ofFile = (file: ChangedFile): Change => {
    const captures = file.route === null ? [] : [file.route];
    const shownOn = file.route === null ? routesShowing(file) : captures;
    const { title, passages } = file;
    return { ...changeOf(file.file, '', { routes: shownOn, passages, captures }), title };
  };
  const isDanger = ({ file }: Change) => dangers.some((danger) => danger.file === file);
  const changed = shown.filter(({ before }) => before);
  const added = shown.filter(({ before }) => !before);
  const titled: [title: string, changes: readonly Change[]][] = [
    [ALERT, dangers],
    ['Pages et textes modifiés', changed.map(ofFile)],
    ['Pages et textes ajoutés', added.map(ofFile)],
    ['Images et documents', media.filter((one) => !isDanger(one))],
    ['Liens et avis que le code change', behaviours.filter(({ kind }) => kind === undefined)],
    ['Fichiers modifiés dont aucune page ne montre le changement', unseen.map(ofFile)],
    ['Autres fichiers publiés', otherFiles(base.site, head.site)],
  ];
  const sections = titled.map(([title, changes]) => ({ title, changes, isAlert: title === ALERT }));
  return { sections: sections.filter(({ changes }) => changes.length > 0), routes };
}

/** Changed pictures and documents for download. Under another name they are the same: the texts that show them changed. */
function changedMedia(base: ContentState, head: ContentState): Change[] {
  const [old, now] = [base, head].map(({ media }) => new Set(media.values()));
  return changedNames(base.media, head.media).flatMap(([path, label]) => {
    const [before, after] = [base.media.get(path), head.media.get(path)];
    if ((!before && old?.has(after ?? '')) || (!after && now?.has(before ?? ''))) return [];
    const routes = head.documents
      .filter(({ text }) => text.includes(basename(path)))
      .flatMap((document) => pageOf(document) ?? []);
    const pictures = {
      before: before && join(base.dir, path),
      after: after && join(head.dir, path),
    };
    return changeOf(`content/${path}`, label, {
      routes: [...new Set(routes)],
      ...(path.startsWith('images/') && { pictures }),
    });
  });
}

const otherFiles = (base: BuiltSite, head: BuiltSite): Change[] => [
  ...changedNames(base.files, head.files).map(([name, label]) => changeOf(name, label)),
  ...(base.scripts === head.scripts
    ? []
    : [changeOf('', 'Le programme qui anime les pages dans le navigateur change')]),
];

/** Names whose digests differ, sorted, each with what happened to it. */
function changedNames(base: ReadonlyMap<string, string>, head: ReadonlyMap<string, string>) {
  const names = [...new Set([...base.keys(), ...head.keys()])].sort();
  return names
    .filter((name) => base.get(name) !== head.get(name))
    .map((name): [name: string, label: string] => {
      if (!base.has(name)) return [name, 'Ajouté'];
      return [name, head.has(name) ? 'Modifié' : 'Retiré'];
    });
}

/** What stands in the place of articles while there are none. */
export const NoArticles = () => <p>Les premiers articles seront publiés ici.</p>;

declare module 'virtual:ecran' {
  const config: import('@sveltia/cms').CmsConfig;
  export default config;
}

/** All catalogues of one language, which come in one piece. */
const files = import.meta.glob<string>(["../../../src/grotto/i18n/uk/*.ftl", "!**/cli.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
});

export default Object.values(files);

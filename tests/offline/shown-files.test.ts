import { expect, test } from "vitest";
import { filesIn, isShownFile } from "#app/offline/shown-files";

const linked = "/3f2a/courses/course/0195a:1/step/0195b:002/content/7c1e-9d";

test("a page is kept with its pictures and recordings, and with the files of linked contents", () => {
	const html = `<img src="/api/media/ab-1?size=small"><audio src="${linked}"></audio><script>"{\\"${linked}\\"}"</script>
		<a href="/3f2a/task_library/library/content/0195c">Library</a>
		<a href="https://elsewhere.no/x/step/1/content/2">Elsewhere</a>`;
	expect(filesIn(html)).toEqual(["/api/media/ab-1", linked]);
});

test("the worker answers for these files, and for no page", () => {
	expect(["/api/media/ab-1", linked].map(isShownFile)).toEqual([true, true]);
	const pages = ["/3f2a/courses/course/0195a/step/0195b", "/3f2a/task_library/library/content/0195c", `${linked}.data`];
	expect(pages.map(isShownFile)).toEqual([false, false, false]);
});

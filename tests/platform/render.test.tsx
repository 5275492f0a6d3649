import { lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { renderPage } from "#app/platform/render.server";

const options = { nonce: "n", onError: () => undefined };
const page = (part: React.ReactElement) => <html lang="en">{part}</html>;

test("a page is written whole, also where a part of it has to wait", async () => {
	const Late = lazy(async () => ({ default: () => <p>late</p> }));
	const waits = page(
		<body>
			<Suspense fallback={<i>wait</i>}>
				<Late />
			</Suspense>
		</body>,
	);
	expect(await renderPage(page(<body>now</body>), options)).toBe(
		'<!DOCTYPE html><html lang="en"><body>now</body></html>',
	);
	const html = await renderPage(waits, options);
	expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
	expect(html).toContain("<p>late</p>");
	expect(html).not.toContain("wait");
});

test("what a page throws outside its boundaries is thrown", async () => {
	const Broken = (): never => {
		throw new Error("broken");
	};
	await expect(renderPage(page(<Broken />), options)).rejects.toThrow("broken");
});

import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeModule } from "../../scripts/new-module.mjs";
import { inProject, root } from "../../scripts/project.mjs";

let copy: string;
const read = (path: string) => readFileSync(join(copy, path), "utf8");

beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "new-module-"));
	for (const path of ["app/registry/modules.ts", "db/schema/index.ts", "tests/architecture/url-map.ts", "locales"])
		cpSync(inProject(path), join(copy, path), { recursive: true });
	makeModule(copy, "boat_house");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a new module is one entry of the registry, and has a name in every language", () => {
	expect(read("app/registry/modules.ts")).toMatch(/\t"boat-house": \[boatHouse\],\n/);
	expect(read("app/registry/modules.ts")).toContain('from "../modules/boat-house/manifest"');
	expect(read("db/schema/index.ts")).toContain('export * from "./boat-house";');
	expect(JSON.parse(read("locales/el/modules.json")).components.boat_house_items).toBe("Στοιχεία");
	expect(JSON.parse(read("locales/el/boatHouse.json")).item.add).toBe("Προσθήκη");
	expect(read("tests/architecture/url-map.ts")).toContain('"/:guid?/boat_house/items/trash",');
});

test("nothing of the template is left in its files", () => {
	for (const file of ["items.server.ts", "pages/items.tsx", "module.server.ts", "routes.ts", "manifest.ts"])
		expect(read(`app/modules/boat-house/${file}`)).not.toMatch(/__[A-Z]+__/);
	expect(read("app/modules/boat-house/items.server.ts")).toContain('"#db/schema/boat-house"');
});

test("a key that is none, and a module that is there, are refused", () => {
	expect(() => makeModule(copy, "Boat House")).toThrow(/no key/);
	expect(() => makeModule(root, "news")).toThrow(/already/);
});

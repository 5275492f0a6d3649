import { describe, expect, test } from "vitest";
import { defects } from "../sabotage/defects.mjs";
import { projectFiles } from "../support/project-files";

describe("a defect of the sabotage is put in where it says, and nowhere else", () => {
	const sources = new Map(projectFiles(/./).map(({ path, text }) => [path, text]));
	test.each(defects)("$name", ({ file, find }) => {
		expect(sources.get(file)?.split(find)).toHaveLength(2);
	});
});

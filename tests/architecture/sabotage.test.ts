import { describe, expect, test } from "vitest";
import { defects } from "../sabotage/defects.mjs";
import { projectFiles } from "../support/project-files";

describe("a defect of the sabotage is put in where it says, and nowhere else", () => {
	test.each(defects)("$name", ({ file, find }) => {
		const [source] = projectFiles(/./).filter(({ path }) => path === file);
		expect(source?.text.split(find)).toHaveLength(2);
	});
});

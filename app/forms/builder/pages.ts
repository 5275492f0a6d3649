import { said } from "#app/directory/fields/field";
import { newPartId } from "../definition/blank";
import type { Definition, Page, Section } from "../definition/definition";

/** Changes what is given of a page; a value of undefined takes the field away. */
export function changePage(definition: Definition, id: string, patch: Partial<Page>): Definition {
	return {
		...definition,
		pages: definition.pages.map((page) => (page.id === id ? (said({ ...page, ...patch }) as Page) : page)),
	};
}

/** A new page with one empty section behind the page that is named. */
export function addPage(definition: Definition, after: string, id = newPartId("p")): Definition {
	const at = definition.pages.findIndex((page) => page.id === after);
	const page: Page = { id, sections: [{ id: newPartId("s"), questions: [] }] };
	return { ...definition, pages: definition.pages.toSpliced(at === -1 ? definition.pages.length : at + 1, 0, page) };
}

/** One step up or down; at the ends of the form it stays. */
export function movePage(definition: Definition, id: string, by: -1 | 1): Definition {
	const at = definition.pages.findIndex((page) => page.id === id);
	const page = definition.pages[at];
	if (!page || !definition.pages[at + by]) return definition;
	return { ...definition, pages: definition.pages.toSpliced(at, 1).toSpliced(at + by, 0, page) };
}

/** Takes a page out with all that stands on it; a form's last page stays. */
export function removePage(definition: Definition, id: string): Definition {
	const pages = definition.pages.filter((page) => page.id !== id);
	return pages.length === 0 || pages.length === definition.pages.length ? definition : { ...definition, pages };
}

/** Changes what is given of a section; a value of undefined takes the field away. */
export function changeSection(definition: Definition, id: string, patch: Partial<Section>): Definition {
	return withPageOf(definition, id, (sections) =>
		sections.map((section) => (section.id === id ? (said({ ...section, ...patch }) as Section) : section)),
	);
}

/** A new section at the end of a page. */
export function addSection(definition: Definition, page: string, id = newPartId("s")): Definition {
	return {
		...definition,
		pages: definition.pages.map((one) =>
			one.id === page ? { ...one, sections: [...one.sections, { id, questions: [] }] } : one,
		),
	};
}

/** Takes the border of a section away: its questions go to the section before it on the page, or to the one behind it. */
export function joinSection(definition: Definition, id: string): Definition {
	return withPageOf(definition, id, (sections) => {
		const at = sections.findIndex((section) => section.id === id);
		const into = sections[at === 0 ? 1 : at - 1];
		const { questions } = sections[at] as Section;
		if (!into) return sections;
		const joined = {
			...into,
			questions: at === 0 ? [...questions, ...into.questions] : [...into.questions, ...questions],
		};
		return sections.flatMap((section) => (section.id === id ? [] : section === into ? [joined] : [section]));
	});
}

function withPageOf(definition: Definition, section: string, change: (sections: Section[]) => Section[]): Definition {
	return {
		...definition,
		pages: definition.pages.map((page) =>
			page.sections.some(({ id }) => id === section) ? { ...page, sections: change(page.sections) } : page,
		),
	};
}

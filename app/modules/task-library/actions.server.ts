import type * as z from "zod";
import { filmDetails, minutesOf } from "#app/media/film/film-details.server";
import { done, handler } from "#app/platform/guard.server";
import { videoId } from "#app/platform/rich-text/links";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { learningContents } from "#db/schema/task-library";
import { contentFields, contents, findOwn, recountingScenesOf, recountingVariants } from "./contents.server";
import { copyContent } from "./copy-content.server";
import { dropContentCover, dropSceneCover, saveContentCover, saveSceneCover } from "./covers.server";
import { dropPart, movePart, savePart, sortParts } from "./parts.server";
import { paths } from "./paths";
import { finishStep, reopenStep } from "./progress.server";
import { rate, report } from "./rating.server";
import { dropCaptions, saveCaptions, saveContent } from "./save-content.server";
import { addItem, moveItem, removeItem, saveScene, scenes, setSceneStatus, sortItems } from "./scenes.server";
import {
	AddItemInput,
	BulkInputs,
	CaptionsInput,
	ContentInput,
	DoneInput,
	FavouriteInput,
	FilmInput,
	ItemInput,
	MoveItemInput,
	MovePartInput,
	PartInput,
	PartRef,
	PictureInput,
	RateInput,
	Ref,
	ReportInput,
	SceneInput,
	SortItemsInput,
	SortPartsInput,
	StatusInput,
	VariantInput,
} from "./task-library.schema";
import { setFavourite } from "./uses.server";
import { addVariant } from "./variants.server";

const author = { level: LEVEL_ALL };
const said = (name: string) => ({ snackbar: { key: `taskLibrary:snackbar.${name}` } });

/** Writes, says so, and stays on the page. */
const staying =
	<Input>(write: (visit: Visit, input: Input) => Promise<unknown>, name: string) =>
	async (visit: Visit, input: Input) => {
		await write(visit, input);
		return done(said(name));
	};

/** Publishes a content, or takes it back: scenes count only what is published. */
export async function setContentStatus(visit: Visit, { id, status }: z.output<typeof StatusInput>): Promise<void> {
	const { rows } = visit;
	const content = await findOwn(visit, id);
	await rows.commit([
		rows.changing(learningContents, id, { status }),
		recountingScenesOf(rows, JSON.stringify([id])),
		...recountingVariants(rows, [content]),
	]);
}

/** What YouTube says of a film, for the form to fill in; nothing where it does not say. */
async function film({ context }: Visit, { url }: { url: string }) {
	const id = videoId(url);
	const details = id && (await filmDetails(context, id));
	return { film: details ? { title: details.title, minutes: minutesOf(details) ?? null } : null };
}

async function create(visit: Visit, input: ContentInput) {
	const { id } = await saveContent(visit, { ...input, id: undefined });
	return done({ ...said("created"), to: paths(visit.tenant.guid).editContent(id) });
}

async function removeContent(visit: Visit, { id }: { id: string }) {
	await findOwn(visit, id);
	await contents.trash.remove(visit, { ids: [id], matching: undefined });
	return done({ ...said("trashed"), to: paths(visit.tenant.guid).library });
}

async function removeScene(visit: Visit, { id }: { id: string }) {
	await scenes.trash.remove(visit, { ids: [id], matching: undefined });
	return done({ ...said("trashed"), to: paths(visit.tenant.guid).scenes });
}

const favourite = handler(FavouriteInput, async (visit: Visit, { id, isFavourite }) => {
	await setFavourite(visit, id, isFavourite === "yes");
	return done();
});

type BulkInput<Field extends keyof typeof BulkInputs> = z.output<(typeof BulkInputs)[Field]>;

/** Sets one field of many contents. */
const setting = <Field extends keyof typeof BulkInputs>(field: Field) =>
	handler(
		BulkInputs[field] as unknown as z.ZodType<BulkInput<Field>>,
		async (visit: Visit, { ids, matching, ...set }: BulkInput<Field>) => {
			const value = (set as unknown as Record<Field, string>)[field];
			const told = { key: `taskLibrary:snackbar.set.${field}` };
			return (await contentFields.set(visit, { ids, matching }, field, value, told)).answer;
		},
		author,
	);

/** What can be done in lists of contents. */
export const libraryHandlers = {
	favourite,
	bulkLevel: setting("level"),
	bulkSubject: setting("subject"),
	bulkProfession: setting("profession"),
	bulkSkill: setting("skill"),
	bulkStatus: setting("status"),
	...contentFields.handlers,
	...contents.handlers,
};
export const dashboardHandlers = { favourite };

export const newContentHandlers = {
	create: handler(ContentInput, create, author),
	film: handler(FilmInput, film, author),
};

export const contentHandlers = { favourite };
/** The same on the page of a content, and what its readers say of it. */
export const contentPageHandlers = {
	...contentHandlers,
	copy: handler(
		Ref,
		async (visit: Visit, input) => {
			const id = await copyContent(visit, input);
			return done({ ...said("copied"), to: paths(visit.tenant.guid).editContent(id) });
		},
		author,
	),
	rate: handler(RateInput, staying(rate, "rated")),
	report: handler(ReportInput, staying(report, "reported")),
};

export const editContentHandlers = {
	save: handler(ContentInput, staying(saveContent, "saved"), author),
	film: handler(FilmInput, film, author),
	captions: handler(CaptionsInput, staying(saveCaptions, "saved"), author),
	dropCaptions: handler(Ref, staying(dropCaptions, "saved"), author),
	status: handler(
		StatusInput,
		async (visit: Visit, input) => {
			await setContentStatus(visit, input);
			return done(said(input.status));
		},
		author,
	),
	variant: handler(
		VariantInput,
		async (visit: Visit, input) => {
			const id = await addVariant(visit, input);
			return done({ ...said("languageAdded"), to: paths(visit.tenant.guid).editContent(id) });
		},
		author,
	),
	picture: handler(PictureInput, saveContentCover, author),
	cover: handler(PictureInput, staying(saveContentCover, "saved"), author),
	dropCover: handler(Ref, staying(dropContentCover, "saved"), author),
	part: handler(PartInput, staying(savePart, "saved"), author),
	dropPart: handler(PartRef, staying(dropPart, "removed"), author),
	move: handler(MovePartInput, staying(movePart, "moved"), author),
	sort: handler(SortPartsInput, staying(sortParts, "moved"), author),
	trash: handler(Ref, removeContent, author),
};

export const scenesHandlers = {
	create: handler(
		SceneInput,
		async (visit: Visit, input) => {
			const { id } = await saveScene(visit, { ...input, id: undefined });
			return done({ ...said("created"), to: paths(visit.tenant.guid).editScene(id) });
		},
		author,
	),
	...scenes.handlers,
};

export const editSceneHandlers = {
	save: handler(SceneInput, staying(saveScene, "saved"), author),
	status: handler(
		StatusInput,
		async (visit: Visit, input) => {
			await setSceneStatus(visit, input);
			return done(said(input.status));
		},
		author,
	),
	picture: handler(PictureInput, saveSceneCover, author),
	cover: handler(PictureInput, staying(saveSceneCover, "saved"), author),
	dropCover: handler(Ref, staying(dropSceneCover, "saved"), author),
	add: handler(AddItemInput, staying(addItem, "added"), author),
	remove: handler(ItemInput, staying(removeItem, "removed"), author),
	move: handler(MoveItemInput, staying(moveItem, "moved"), author),
	sort: handler(SortItemsInput, staying(sortItems, "moved"), author),
	trash: handler(Ref, removeScene, author),
};

export const lessonHandlers = {
	favourite,
	done: handler(DoneInput, async (visit: Visit, input) => {
		const next = await finishStep(visit, input);
		return done({ to: paths(visit.tenant.guid).lesson(input.course_id, next ?? undefined) });
	}),
	undone: handler(DoneInput, async (visit: Visit, input) => {
		await reopenStep(visit, input);
		return done();
	}),
};

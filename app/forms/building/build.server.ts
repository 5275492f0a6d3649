import type * as z from "zod";
import { today } from "#app/platform/clock";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { takePicture } from "../files/form-pictures.server";
import { readForBuilder } from "../following/show-following.server";
import { readLibrary } from "../library/library.server";
import type { FormNamed, PictureOfForm } from "./build.schema";
import type { BuilderConfig } from "./builder-config";

/** A form with its draft, to be written. */
export const showBuilder =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name }: z.output<typeof FormNamed>) => {
		const [{ form, draft }, library] = await Promise.all([shop.read(visit, form_name), readLibrary(visit, shop.area)]);
		const followings = await readForBuilder(visit, shop, form, draft.definition);
		const { id, slug: name, status, currentNumber: version, replies, locks } = form;
		return {
			form: { id, name, status, version, replies, locks },
			library,
			followings,
			mayLock: visit.access.level >= LEVEL_ALL,
			tenant: { id: visit.tenant.id, guid: visit.tenant.guid },
			draft: { definition: draft.definition, revision: draft.revision, savedAt: draft.updatedAt },
			places: shop.places(visit.tenant.guid, form.slug),
			saveTo: shop.saveTo,
			libraryCall: `${shop.libraryCall}?tenant_id=${visit.tenant.id}`,
			today: today(visit.tenant.timeZone, visit.now),
		};
	};

/** Takes a picture of the library into a form, to be shown in it. */
export const pickPicture =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name, library }: z.output<typeof PictureOfForm>) => {
		const { form } = await shop.read(visit, form_name);
		const { build } = shop.places(visit.tenant.guid, form.slug);
		return { picture: await takePicture(visit, shop.area, form, { library, path: build }) };
	};

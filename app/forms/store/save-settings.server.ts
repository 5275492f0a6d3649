import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { forms } from "#db/schema/forms";
import type { Area, SubjectType } from "../area";
import { subjectChoices } from "../subjects/known-subjects.server";
import { asForm, type Form, type FormKey, readOpenForm } from "./form-row.server";
import type { FormSettings } from "./settings";

export type SavedSettings = {
	settings: FormSettings;
	folder: string;
	tags: string[];
	ownerId: string;
	subjectType: SubjectType;
	/** As it stands where it is left out. */
	isHealth?: boolean;
	/** Its name in addresses, which no other form of the area has. */
	slug: string;
};

/**
 * The write of how a form is given out and where it is kept. Throws `invalid` where people who have answered were promised to stay
 * unknown (`isAnonymous`) or that nobody else reads of their health (`isHealth`), where what replies are about would change under them (`subjectType`), and for an owner who is not of this tenant.
 */
export async function changingSettings(
	visit: Visit,
	area: Area,
	key: FormKey,
	given: Partial<SavedSettings>,
): Promise<PendingWrite> {
	const [{ form }, owner] = await Promise.all([
		readOpenForm(visit, area, key),
		given.ownerId === undefined ? undefined : visit.rows.find(people, given.ownerId),
	]);
	const { settings, folder, tags, ownerId, subjectType, isHealth, slug } = {
		...form,
		...given,
		isHealth: given.isHealth ?? form.isHealth,
	};
	if (!owner?.isActive && ownerId !== form.ownerId) throw invalid({ ownerId: "wrongValue" });
	if (!subjectChoices(area).includes(subjectType) && subjectType !== form.subjectType)
		throw invalid({ subjectType: "wrongValue" });
	if (form.replies > 0 && subjectType !== form.subjectType)
		throw invalid({ subjectType: "formShare:errors.hasReplies" });
	if (form.replies > 0 && form.settings.isAnonymous && !settings.isAnonymous)
		throw invalid({ isAnonymous: "formShare:errors.promised" });
	if (form.replies > 0 && form.isHealth && !isHealth) throw invalid({ isHealth: "formShare:errors.wasHealth" });
	const patch = { isHealth, settings: { ...settings }, folder, tags, ownerId, subjectType, slug };
	return visit.rows.changing(forms, form.id, patch);
}

/** Saves them, as `changingSettings`; throws `invalid` also for a name that another form has (`slug`). */
export async function saveSettings(visit: Visit, area: Area, name: string, given: SavedSettings): Promise<Form> {
	const saving = visit.rows.commit([await changingSettings(visit, area, { slug: name }, given)]);
	const [saved] = await orElse(saving, () => invalid({ slug: "formShare:errors.slugTaken" }));
	if (!saved) throw notFound();
	return asForm(saved as never);
}

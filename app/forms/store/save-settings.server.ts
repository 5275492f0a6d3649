import { invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { forms } from "#db/schema/forms";
import type { Area, SubjectType } from "../area";
import { subjectChoices } from "../subjects/known-subjects.server";
import { asForm, type Form, readOpenForm } from "./form-row.server";
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
 * Saves how a form is given out and where it is kept. Throws `invalid` where people who have answered were promised to stay
 * unknown (`isAnonymous`) or that nobody else reads of their health (`isHealth`), where what replies are about would change under them (`subjectType`), for an owner who is not of this tenant, and
 * for a name that another form has (`slug`).
 */
export async function saveSettings(
	visit: Visit,
	area: Area,
	name: string,
	{ settings, folder, tags, ownerId, subjectType, isHealth: health, slug }: SavedSettings,
): Promise<Form> {
	const [{ form }, owner] = await Promise.all([
		readOpenForm(visit, area, { slug: name }),
		visit.rows.find(people, ownerId),
	]);
	if (!owner?.isActive && ownerId !== form.ownerId) throw invalid({ ownerId: "wrongValue" });
	if (!subjectChoices(area).includes(subjectType) && subjectType !== form.subjectType)
		throw invalid({ subjectType: "wrongValue" });
	if (form.replies > 0 && subjectType !== form.subjectType)
		throw invalid({ subjectType: "formShare:errors.hasReplies" });
	if (form.replies > 0 && form.settings.isAnonymous && !settings.isAnonymous)
		throw invalid({ isAnonymous: "formShare:errors.promised" });
	const isHealth = health ?? form.isHealth;
	if (form.replies > 0 && form.isHealth && !isHealth) throw invalid({ isHealth: "formShare:errors.wasHealth" });
	const patch = { isHealth, settings: { ...settings }, folder, tags, ownerId, subjectType, slug };
	const saving = visit.rows.commit([visit.rows.changing(forms, form.id, patch)]);
	const [saved] = await orElse(saving, () => invalid({ slug: "formShare:errors.slugTaken" }));
	if (!saved) throw notFound();
	return asForm(saved as never);
}

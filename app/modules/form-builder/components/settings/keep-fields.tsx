import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { FoldedSection } from "#app/ui/folded-section";
import { TextField } from "#app/ui/text-field";
import { paths } from "../../paths";
import type { SettingsProps } from "./open-fields";
import { WholeField } from "./whole-field";

/** What people are told before the first question, and where the form is kept. */
export function KeepFields({ shown, problem }: SettingsProps) {
	const { t } = useTranslation("formShare");
	const { settings, ownerId, folder, tags, staff } = shown;
	const owners = staff.some(({ value }) => value === ownerId)
		? staff
		: [{ value: ownerId, label: t("settings.ownerGone") }, ...staff];
	return (
		<>
			<FoldedSection title={t("settings.told")} intro={t("settings.toldIntro")} isOpen={problem.refused}>
				<div className="flex flex-col gap-5">
					<TextField
						id="contact"
						name="contact"
						optional
						label={t("settings.contact")}
						error={problem.of("contact")}
						defaultValue={problem.typed("contact") ?? settings.contact ?? ""}
					/>
					<div className="flex flex-wrap gap-4">
						<WholeField name="keptDays" className="w-56" {...{ shown, problem }} />
						<WholeField name="minutes" className="w-56" {...{ shown, problem }} />
					</div>
				</div>
			</FoldedSection>
			<FoldedSection title={t("settings.kept")} isOpen={problem.refused}>
				<div className="flex flex-col gap-5">
					<PickOne
						id="ownerId"
						name="ownerId"
						label={t("formBuilder:column.owner")}
						className="max-w-80"
						address={paths(shown.head.tenant).staff}
						choices={owners}
						none={t("settings.noOwner")}
						error={problem.of("ownerId")}
						defaultValue={problem.typed("ownerId") ?? ownerId}
					/>
					<TextField
						id="folder"
						name="folder"
						optional
						label={t("formBuilder:column.folder")}
						error={problem.of("folder")}
						defaultValue={problem.typed("folder") ?? folder}
					/>
					<TextField
						id="tags"
						name="tags"
						optional
						label={t("formBuilder:column.tags")}
						help={t("settings.tagsHelp")}
						error={problem.of("tags")}
						defaultValue={problem.typed("tags") ?? tags.join(", ")}
					/>
				</div>
			</FoldedSection>
		</>
	);
}

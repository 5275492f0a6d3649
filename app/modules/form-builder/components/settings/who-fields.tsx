import { useTranslation } from "react-i18next";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FoldedSection } from "#app/ui/folded-section";
import { TextField } from "#app/ui/text-field";
import type { SettingsProps } from "./open-fields";
import { WholeField } from "./whole-field";

/** What a reply is about, who is noted as the one who answers, and what people may do after sending. */
export function WhoFields({ shown, problem }: SettingsProps) {
	const { t } = useTranslation("formShare");
	const { settings, subjectType } = shown;
	const boxes = ["isAnonymous", "knowsMembers", "verifiesEmail", "onlyOnce"] as const;
	const box = (name: (typeof boxes)[number] | "checksPeople" | "isFixed" | "offersCopy") => (
		<Checkbox
			key={name}
			id={name}
			name={name}
			label={t(`settings.${name}`)}
			help={t(`settings.${name}Help`)}
			error={problem.of(name)}
			defaultChecked={problem.ticked(name) ?? settings[name] ?? false}
		/>
	);
	return (
		<FoldedSection title={t("settings.who")} isOpen={problem.refused}>
			<div className="flex flex-col gap-5">
				<RadioGroup
					id="subjectType"
					name="subjectType"
					legend={t("settings.subject")}
					error={problem.of("subjectType")}
					defaultValue={problem.typed("subjectType") ?? subjectType}
					options={shown.subjects.map((value) => ({ value, label: t(`settings.subject_${value}`) }))}
				/>
				<div className="flex flex-col gap-3">{boxes.map(box)}</div>
				<div className="flex flex-col gap-3">
					<Checkbox
						id="isHealth"
						name="isHealth"
						label={t("settings.isHealth")}
						help={t("settings.isHealthHelp")}
						error={problem.of("isHealth")}
						defaultChecked={problem.ticked("isHealth") ?? shown.isHealth}
					/>
					{(shown.canCheckPeople || settings.checksPeople) && box("checksPeople")}
				</div>
				<TextField
					id="pin"
					name="pin"
					optional
					width="max-w-60"
					autoComplete="off"
					label={t("settings.pin")}
					help={t("settings.pinHelp")}
					error={problem.of("pin")}
					defaultValue={problem.typed("pin") ?? settings.pin ?? ""}
				/>
				<WholeField name="editableHours" width="max-w-40" help={t("settings.editableHelp")} {...{ shown, problem }} />
				{(["isFixed", "offersCopy"] as const).map(box)}
				<TextField
					id="leadsTo"
					name="leadsTo"
					type="url"
					optional
					label={t("settings.leadsTo")}
					help={t("settings.leadsToHelp")}
					error={problem.of("leadsTo")}
					defaultValue={problem.typed("leadsTo") ?? settings.leadsTo ?? ""}
				/>
				<TextField
					id="embeddedBy"
					name="embeddedBy"
					optional
					label={t("settings.embeddedBy")}
					help={t("settings.embeddedHelp")}
					error={problem.of("embeddedBy") ?? problem.of("embeddedBy.0")}
					defaultValue={problem.typed("embeddedBy") ?? (settings.embeddedBy ?? []).join(", ")}
				/>
			</div>
		</FoldedSection>
	);
}

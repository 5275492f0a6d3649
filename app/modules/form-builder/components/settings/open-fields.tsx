import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { FoldedSection } from "#app/ui/folded-section";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { showSettings } from "../../settings.server";
import { ClosedTexts } from "./closed-texts";
import { WholeField } from "./whole-field";

export type ShownSettings = Awaited<ReturnType<typeof showSettings>>;
export type SettingsProps = { shown: ShownSettings; problem: ReturnType<typeof useFormProblem> };

/** How it is shown, from when to when and to how many it is open, and what stands there else. */
export function OpenFields({ shown, problem }: SettingsProps) {
	const { t } = useTranslation("formShare");
	const { hash } = useLocation();
	const { settings, opensOn, closesOn, slug, short } = shown;
	return (
		<>
			<Section title={t("settings.look")}>
				<RadioGroup
					name="presentation"
					legend={t("settings.presentation")}
					defaultValue={problem.typed("presentation") ?? settings.presentation}
					options={["all", "pages", "questions"].map((value) => ({
						value,
						label: t(`settings.${value}`),
						help: t(`settings.${value}Help`),
					}))}
				/>
			</Section>
			<FoldedSection title={t("settings.address")} isOpen={problem.refused || hash === "#slug"}>
				<TextField
					id="slug"
					name="slug"
					label={t("settings.slug")}
					help={t("settings.slugHelp", { address: short })}
					width="max-w-80"
					autoCapitalize="none"
					spellCheck={false}
					error={problem.of("slug")}
					defaultValue={problem.typed("slug") ?? slug}
				/>
			</FoldedSection>
			<FoldedSection title={t("settings.open")} isOpen={problem.refused}>
				<div className="flex flex-wrap gap-4">
					<TextField
						type="date"
						id="opensOn"
						name="opensOn"
						optional
						label={t("settings.opensOn")}
						className="w-48"
						error={problem.of("opensOn") ?? problem.of("opensAt")}
						defaultValue={problem.typed("opensOn") ?? opensOn}
					/>
					<TextField
						type="date"
						id="closesOn"
						name="closesOn"
						optional
						label={t("settings.closesOn")}
						className="w-48"
						error={problem.of("closesOn") ?? problem.of("closesAt")}
						defaultValue={problem.typed("closesOn") ?? closesOn}
					/>
					<WholeField name="maxReplies" className="w-48" {...{ shown, problem }} />
				</div>
				<ClosedTexts shown={shown} problem={problem} />
			</FoldedSection>
		</>
	);
}

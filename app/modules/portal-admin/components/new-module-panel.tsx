import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SidePanel } from "#app/ui/side-panel";
import { TextArea, TextField } from "#app/ui/text-field";
import { useAddress } from "#app/ui/use-address";
import { IconField } from "./icon-field";
import { NameFields } from "./name-fields";

/** The form for a module of one's own; its pages are added once it is there. */
export function NewModulePanel({ answer }: { answer: unknown }) {
	const { t } = useTranslation("followup");
	const to = useAddress();
	const problem = useFormProblem(answer, { intent: "createModule" });
	return (
		<SidePanel title={t("catalogue.new")} close={to({ new: null })}>
			<p className="mb-4 text-13 text-ink-2">{t("catalogue.newHelp")}</p>
			<Form method="post" className="space-y-4">
				<TextField
					id="ownLabel"
					name="ownLabel"
					label={t("catalogue.name")}
					defaultValue={problem.typed("ownLabel")}
					error={problem.of("ownLabel")}
					maxLength={80}
					required
				/>
				<NameFields id="names" titles={{}} typed={problem.typed} of={problem.of} />
				<TextArea
					id="description"
					name="description"
					label={t("catalogue.description")}
					optional
					defaultValue={problem.typed("description")}
					error={problem.of("description")}
					maxLength={300}
				/>
				<IconField value={problem.typed("icon") ?? "blocks"} />
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="createModule">{t("catalogue.create")}</SubmitButton>
			</Form>
		</SidePanel>
	);
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LINKS_MOST } from "#app/forms/sharing/limits";
import { SubmitButton } from "#app/ui/button";
import { FoldedSection } from "#app/ui/folded-section";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";

/** Links that count once each, for people whom nobody knows; they are told once. */
export function SingleLinks({ answer, subject = "" }: { answer: unknown; subject?: string }) {
	const { t } = useTranslation("formShare");
	const problem = useFormProblem(answer, { intent: "links" });
	const links = (answer as { links?: string[] } | undefined)?.links;
	return (
		<FoldedSection title={t("single.title")} intro={t("single.intro")} isOpen={problem.refused || links !== undefined}>
			<Form method="post" className="flex flex-wrap items-end gap-3" noValidate preventScrollReset>
				<input type="hidden" name="subject" value={subject} />
				<TextField
					type="number"
					id="number"
					name="number"
					min={1}
					max={LINKS_MOST}
					className="w-32"
					label={t("single.number")}
					error={problem.of("number")}
					defaultValue={problem.typed("number") ?? "10"}
				/>
				<SubmitButton intent="links" kind="secondary">
					{t("single.make")}
				</SubmitButton>
			</Form>
			{links && (
				<div className="mt-4" role="status">
					<TextArea
						name="made"
						label={t("single.made", { count: links.length })}
						help={t("single.once")}
						readOnly
						value={links.join("\n")}
						rows={6}
					/>
				</div>
			)}
		</FoldedSection>
	);
}

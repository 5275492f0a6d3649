import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TemplateAbout } from "#app/forms/library/components/template-about";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";

/** Templates, usually locked ones: where each comes from, and by which licence it is used. */
export function TemplateList({
	templates,
}: {
	templates: readonly { id: string; title: string; source: string; licence: string; isLocked: boolean }[];
}) {
	const { t } = useTranslation("psychEval");
	return (
		<Section title={t("templates.title")} intro={t("templates.intro")}>
			<CardList label={t("templates.title")}>
				{templates.map(({ id, title, source, licence, isLocked }) => (
					<CardRow key={id} className="flex-wrap">
						<div className="min-w-0 flex-1 basis-52">
							<TemplateAbout {...{ title, source, licence, isLocked }} />
						</div>
						<Form method="post">
							<input type="hidden" name="templateId" value={id} />
							<SubmitButton intent="template" kind="secondary" size="sm" aria-label={`${t("templates.use")}: ${title}`}>
								{t("templates.use")}
							</SubmitButton>
						</Form>
					</CardRow>
				))}
			</CardList>
		</Section>
	);
}

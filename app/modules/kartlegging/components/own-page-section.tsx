import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";

type OwnPageSectionProps = { hasOwnPage: boolean; answer: unknown };

/** The address of the page that a company has for itself. */
export function OwnPageSection({ hasOwnPage, answer }: OwnPageSectionProps) {
	const { t } = useTranslation("kartlegging");
	const made = (answer as { ownPage?: string } | undefined)?.ownPage;
	return (
		<Section title={t("own.title")} intro={t("own.intro")}>
			{made && (
				<div className="mb-3" role="status">
					<CopyField label={t("own.address")} help={t("own.addressHelp")} value={made} />
				</div>
			)}
			<Form method="post" className="flex flex-wrap gap-2" preventScrollReset>
				<SubmitButton intent="makeOwnPage" kind="secondary" icon="link">
					{t(hasOwnPage ? "own.remake" : "own.make")}
				</SubmitButton>
				{hasOwnPage && (
					<SubmitButton intent="closeOwnPage" kind="quiet">
						{t("own.close")}
					</SubmitButton>
				)}
			</Form>
		</Section>
	);
}

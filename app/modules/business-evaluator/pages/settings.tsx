import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OneFormSettings } from "#app/forms/one-form/components/one-form-settings";
import { OneFormInput } from "#app/forms/one-form/one-form.schema";
import { saveOneForm } from "#app/forms/one-form/one-form.server";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { OfferSettings } from "../components/offer-settings";
import { RepeatSettings } from "../components/repeat-settings";
import { showSettings } from "../form/show-settings.server";
import { theForm } from "../form/the-form";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { OffersInput, RepeatInput } from "../settings.schema";
import { saveOffers, saveRepeat } from "../settings.server";

export const handle = { i18n: ["businessEvaluator", "oneForm", "errors"], title: "businessEvaluator:settings.title" };

export const loader = page("settings", Nothing, showSettings);
export const action = pageAction("settings", {
	saveForm: handler(OneFormInput, saveOneForm(theForm)),
	saveRepeat: handler(RepeatInput, saveRepeat),
	saveOffers: handler(OffersInput, saveOffers),
});

/** The public form and its demo. */
export default function Settings() {
	const { form, demo, tenant, areas, offered, repeatMonths } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("businessEvaluator");
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.entrepreneurs, label: t("entrepreneurs.title") }}
				title={t("settings.title")}
				actions={
					form.slug !== undefined && (
						<>
							<LinkButton kind="quiet" icon="chart-line" to={at.weights}>
								{t("weights.title")}
							</LinkButton>
							<LinkButton icon="pencil" to={at.build(form.slug)}>
								{t("settings.build")}
							</LinkButton>
						</>
					)
				}
			/>
			<OneFormSettings form={form} answer={answer} />
			<Section title={t("demo.title")} intro={t("settings.demoHelp")} className="mt-8">
				<CopyField label={t("settings.demoAddress")} value={demo} />
			</Section>
			<RepeatSettings key={repeatMonths.join()} chosen={repeatMonths} answer={answer} />
			<OfferSettings key={areas.map(({ offer }) => offer).join()} {...{ areas, offered, answer }} />
		</PageBody>
	);
}

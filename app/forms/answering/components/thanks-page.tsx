import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { TenantBrand } from "#app/platform/tenant/tenant-brand";
import { LinkButton } from "#app/ui/button";
import { forgetDraft } from "#app/ui/drafts";
import { Icon } from "#app/ui/icon";
import type { Shown } from "../../definition/texts";
import { ResultView } from "../../results/components/result-view";
import type { Result } from "../../results/result";
import { keyOfKept } from "../key-of-kept";
import { AnswerFrame } from "./answer-frame";

type ThanksPageProps = {
	tenant: TenantBrand | null;
	/** `another`: where one more reply is given; `pdf`: where the answers lie as a file, for the browser that has sent them. */
	form: {
		guid: string;
		another: string | null;
		pdf: string | null;
		/** The number by which who has sent it may refer to it. */
		receipt: string | null;
		contact: string | null;
		title: Shown;
		thanks: Shown;
		/** What the answers come to, for the browser that has sent them. */
		result?: Result | null;
	} | null;
	/** The way back into the portal, for its members. */
	home: string | null;
};

/** The reply is in. What the browser has kept of it goes. */
export function ThanksPage({ tenant, form, home }: ThanksPageProps) {
	const { t } = useTranslation("forms");
	const guid = form?.guid;
	useEffect(() => {
		if (guid) forgetDraft(keyOfKept(guid));
	}, [guid]);
	return (
		<AnswerFrame tenant={tenant ?? { name: "", logo: null, logoDark: null, accent: null }} aside={null}>
			<div className="mx-auto w-full max-w-160 px-4 pt-12 md:px-0">
				<span className="inline-flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
					<Icon name="check" className="size-6" />
				</span>
				<h1 className="mt-4 text-3xl font-semibold">{t("thanks.sent")}</h1>
				{form?.receipt && (
					<div className="card mt-5 p-4">
						<p className="text-13 text-ink-2">{t("thanks.receipt")}</p>
						<p className="mt-1 text-2xl font-semibold tabular-nums select-all">{form.receipt}</p>
						<p className="mt-1 text-13 text-ink-2">{t("thanks.receiptHelp")}</p>
					</div>
				)}
				{form?.thanks.text && (
					<p lang={form.thanks.language} className="mt-3 text-base whitespace-pre-line text-ink-2">
						{form.thanks.text}
					</p>
				)}
				{form?.result && (
					<div className="my-8">
						<ResultView result={form.result} />
					</div>
				)}
				{form && tenant && (
					<p className="mt-3 text-base text-ink-2">
						{t("thanks.reads", { tenant: tenant.name })}
						{form.contact && ` ${t("thanks.contact", { contact: form.contact })}`}
					</p>
				)}
				{(form?.pdf || form?.another || home) && (
					<p className="mt-6 flex flex-wrap gap-3">
						{home && (
							<LinkButton to={home} kind="primary" className="min-h-11">
								{t("thanks.home")}
							</LinkButton>
						)}
						{form?.pdf && (
							<LinkButton to={form.pdf} reloadDocument icon="download" className="min-h-11">
								{t("thanks.download")}
							</LinkButton>
						)}
						{form?.another && (
							<LinkButton to={form.another} reloadDocument className="min-h-11">
								{t("thanks.another")}
							</LinkButton>
						)}
					</p>
				)}
			</div>
		</AnswerFrame>
	);
}

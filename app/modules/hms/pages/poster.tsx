import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CopyField } from "#app/ui/copy-field";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PrintButton } from "#app/ui/print-button";
import { QrCode } from "#app/ui/qr-code";
import { page } from "../guard.server";
import { paths } from "../paths";
import { PosterNamed } from "../posters/posters.schema";
import { showPoster } from "../posters/posters.server";

export const handle = { i18n: ["hms"], title: "hms:posters.one" };
export const loader = page("companies", PosterNamed, showPoster);

/** A poster as it is printed: what is beside it stays on the screen. */
export default function Poster() {
	const { company, area, address, qr, words, language, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("hms");
	return (
		<PageBody width="form">
			<div className="print:hidden">
				<PageHeader
					title={t("posters.one")}
					back={{ to: paths(tenant).posters(company.guid), label: t("posters.title") }}
					actions={<PrintButton label={t("posters.print")} />}
				/>
			</div>
			<article
				lang={language}
				className="card flex flex-col items-center gap-5 p-6 text-center sm:p-10 print:border-0 print:shadow-none"
			>
				<h2 className="text-3xl font-semibold text-balance break-words print:text-5xl">{words.title}</h2>
				<p className="text-lg break-words print:text-2xl">{[company.name, area].filter(Boolean).join(" · ")}</p>
				<QrCode qr={qr} label={words.code} />
				<p className="text-base text-balance print:text-xl">{words.intro}</p>
				<p className="text-base text-balance print:text-xl">{words.anonymous}</p>
				<p className="max-w-full text-13 break-all text-ink-2">{address}</p>
				<p className="text-base font-semibold print:text-xl">{words.danger}</p>
			</article>
			<div className="mt-6 print:hidden">
				<CopyField label={t("posters.address")} value={address} />
			</div>
		</PageBody>
	);
}

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { OnDevice } from "#app/offline/components/on-device";
import { publicPage } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { Notice } from "#app/ui/notice";
import { useHydrated } from "#app/ui/use-hydrated";
import { ProductMark } from "../components/logo";

export const handle = { i18n: ["offline"], title: "offline:title" };

/** Nothing of anybody is in it: the device alone knows what it holds. */
export const loader = publicPage(async () => null);

/** What is kept on this device. It also stands in for a page that is not, while there is no network. */
export default function OnDevicePage() {
	const { t } = useTranslation("offline");
	const hydrated = useHydrated();
	const [wanted, setWanted] = useState<string>();
	// Read when it is there: one copy of this page stands in for all others.
	useEffect(() => {
		const page = new URLSearchParams(location.search).get("page") ?? "";
		if (/^\/(?![/\\])/.test(page)) setWanted(page);
	}, []);
	return (
		<div className="min-h-dvh bg-sheet">
			<header className="flex h-16 items-center border-b border-line px-4 md:px-8">
				{/* A document: without a network nothing else would open. */}
				<a href={to.home()} className="flex min-h-11 items-center gap-2.5 rounded-lg">
					<ProductMark />
					<span className="text-[1.0625rem] font-semibold tracking-[-0.015em]">{brand.product}</span>
				</a>
			</header>
			<main id="main" tabIndex={-1} className="mx-auto w-full max-w-172 px-4 pt-8 pb-16 md:px-6">
				<h1 className="text-xl font-semibold">{t(wanted ? "instead.title" : "title")}</h1>
				<p className="mt-2 text-base text-ink-2">{t(wanted ? "instead.help" : "intro")}</p>
				{wanted && (
					<p className="mt-4">
						<a href={wanted} className="btn btn-primary">
							<span>{t("instead.again")}</span>
						</a>
					</p>
				)}
				{hydrated ? (
					<OnDevice />
				) : (
					<noscript>
						<div className="mt-6">
							<Notice>{t("noScript")}</Notice>
						</div>
					</noscript>
				)}
			</main>
		</div>
	);
}

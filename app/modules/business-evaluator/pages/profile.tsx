import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { CardView } from "#app/forms/charts/card-view";
import { useWords } from "#app/forms/charts/use-words";
import { publicPage } from "#app/platform/guard.server";
import { Time } from "#app/ui/time";
import { profileCard } from "../profile/profile-card";
import { showProfile } from "../profile/show-profile.server";

export const handle = { i18n: ["businessEvaluator", "forms", "formReports"] };

export const loader = publicPage(showProfile);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** What an evaluation came to, for whoever was given the link: the profile and nothing else. */
export default function Profile() {
	const { brand, language, title, overall, areas, expiresAt } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["businessEvaluator", "forms"]);
	const words = useWords();
	return (
		<OpenFrame brand={brand} language={language} label={t("forms:answering.language")}>
			<h1 className="text-3xl font-semibold break-words">{title}</h1>
			<p className="mt-2 mb-6 text-base text-ink-2">
				{t("profile.about", { tenant: brand.name })} <Time at={expiresAt} as="date" />
			</p>
			<CardView card={profileCard(areas, overall, words)} />
		</OpenFrame>
	);
}

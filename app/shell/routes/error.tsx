import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publicPage } from "../../platform/guard.server";
import { PRIVATE } from "../../platform/http.server";
import { enterAsPerson } from "../../platform/tenant/enter.server";
import { readVisitor } from "../../platform/tenant/visitor.server";
import { to } from "../../platform/to";
import { LinkButton } from "../../ui/button";
import { BackButton } from "../components/back-button";
import { Splash } from "../components/splash";
import { explainAccess } from "../explain-access.server";

export const handle = { i18n: ["access"], title: "access:title" };

export const loader = publicPage(async ({ request, context: bag }: LoaderFunctionArgs) => {
	const query = new URL(request.url).searchParams;
	if (query.get("access") !== "not allowed") return data({ refused: false, explanation: null }, { headers: PRIVATE });
	const { user } = await readVisitor(request, bag, { kind: "all" });
	const explanation = user
		? await explainAccess(
				await enterAsPerson({ request, bag, claim: {}, scope: { kind: "all" } }),
				query.get("from") ?? undefined,
			)
		: null;
	return data({ refused: true, explanation }, { status: 403, headers: PRIVATE });
});

export default function ErrorPage() {
	const { refused, explanation } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["access", "errors"]);
	const home = (
		<LinkButton to={to.home()} kind={explanation?.reason === "open" ? "secondary" : "primary"}>
			{t("home")}
		</LinkButton>
	);
	if (!refused) {
		return (
			<Splash title={t("failed")} actions={home}>
				{t("errors:somethingWrong")}
			</Splash>
		);
	}
	return (
		<Splash
			icon="lock"
			title={t("title")}
			actions={
				<>
					{explanation?.reason === "open" && (
						<LinkButton to={explanation.from} kind="primary">
							{t("openPage")}
						</LinkButton>
					)}
					{explanation ? home : <LinkButton to={to.login()}>{t("logIn")}</LinkButton>}
					<BackButton />
				</>
			}
		>
			<p>
				{explanation && explanation.reason !== "unknown"
					? t(explanation.reason, explanation.words)
					: t("errors:notAllowed")}
			</p>
			{explanation && explanation.admins.length > 0 && (
				<>
					<p className="mt-4">{t("ask", { tenant: explanation.words.tenant })}</p>
					<ul className="mt-1">
						{explanation.admins.map(({ name, email }) => (
							<li key={email} className="py-1">
								{name} ·{" "}
								<a className="link" href={`mailto:${email}`}>
									{email}
								</a>
							</li>
						))}
					</ul>
				</>
			)}
			{explanation?.reason === "unknown" && <p className="mt-4">{t("askSomebody")}</p>}
		</Splash>
	);
}

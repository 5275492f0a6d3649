import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand";
import { done, handler, personal, publicPage } from "../../platform/guard.server";
import { PRIVATE } from "../../platform/http.server";
import { to } from "../../platform/portal-paths";
import type { PersonContext } from "../../platform/tenant/context";
import { enterAsPerson } from "../../platform/tenant/enter.server";
import { readPrincipal } from "../../platform/tenant/principal.server";
import { LinkButton } from "../../ui/button";
import { AccessRequestInput } from "../access-request.schema";
import { AccessExplained } from "../components/access-explained";
import { BackButton } from "../components/back-button";
import { OutsideLink } from "../components/outside-link";
import { Splash } from "../components/splash";
import { explainAccess, requestAccess } from "../explain-access.server";

export const handle = { i18n: ["access", "errors"], title: "access:title" };

export const loader = publicPage(async ({ request, context }: LoaderFunctionArgs) => {
	const query = new URL(request.url).searchParams;
	if (query.get("access") !== "not allowed") return data({ refused: false, explanation: null }, { headers: PRIVATE });
	const { user } = await readPrincipal(request, context, { kind: "all" });
	const explanation = user
		? await explainAccess(
				await enterAsPerson({ request, context, claim: {}, scope: { kind: "all" } }),
				query.get("from") ?? undefined,
			)
		: null;
	return data({ refused: true, explanation }, { status: 403, headers: PRIVATE });
});

export const action = personal.pageAction({
	requestAccess: handler(AccessRequestInput, async (person: PersonContext, input) => {
		const from = await requestAccess(person, input);
		return done({ to: to.notAllowed(from), snackbar: { key: "access:sent" } });
	}),
});

export default function ErrorPage() {
	const { refused, explanation } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["access", "errors"]);
	const isOver = explanation?.reason === "ended" || explanation?.reason === "off";
	const hasOwnButton = explanation?.reason === "open" || explanation?.request === "possible";
	const home = (
		<LinkButton to={to.home()} kind={hasOwnButton ? "secondary" : "primary"}>
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
					{isOver && explanation.admins.length === 0 && (
						<OutsideLink href={brand.helpUrl} className="btn btn-secondary">
							{t("contactProvider")}
						</OutsideLink>
					)}
					<BackButton />
				</>
			}
		>
			{explanation ? <AccessExplained explanation={explanation} answer={answer} /> : <p>{t("errors:notAllowed")}</p>}
		</Splash>
	);
}

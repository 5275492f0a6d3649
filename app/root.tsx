import type { LinksFunction } from "@remix-run/cloudflare";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunction,
	useLoaderData,
	useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { UploadMount } from "./media/upload/upload-mount";
import { FORM_KEY } from "./platform/form-key";
import { defaultLanguage, languages } from "./platform/i18n";
import { SNACKBAR_RESET_AFTER, SNACKBAR_TIMEOUT } from "./platform/limits";
import { to } from "./platform/portal-paths";
import { appearanceAttributes } from "./shell/appearance";
import { FocusOnNavigation } from "./shell/components/focus-on-navigation";
import { PageTexts, useSharedNamespaces } from "./shell/components/page-texts";
import { PageTitle } from "./shell/components/page-title";
import { Problem } from "./shell/components/problem";
import type { FrameData } from "./shell/frame.server";
import { type RootData, rootLoader } from "./shell/root.server";
import stylesheet from "./tailwind.css?url";
import { FieldLabelsProvider } from "./ui/field-labels";
import { latinFont } from "./ui/fonts";
import { FormKeyProvider } from "./ui/form-key";
import { ClockProvider } from "./ui/format";
import { SnackbarProvider } from "./ui/snackbar";

export const loader = rootLoader;

export const handle = { i18n: ["common", "shell"] };

export const links: LinksFunction = () => [
	{ rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
	{ rel: "stylesheet", href: stylesheet },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/icons/icon-180.png" },
];

/**
 * What stands here changes by an action, a language or a login, not by going to another page, and not by an action that did not get
 * through (503): to ask anew would fail as well.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	actionStatus,
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) => {
	if (formMethod && formMethod !== "GET") return actionStatus !== 503;
	return currentUrl.pathname === nextUrl.pathname && defaultShouldRevalidate;
};

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>("root");
	const { i18n } = useTranslation();
	const shared = useSharedNamespaces();
	const tenant = useRouteLoaderData<FrameData | null>("shell/routes/portal")?.tenant?.guid;
	const language = data?.language ?? (i18n.language as RootData["language"]) ?? defaultLanguage;
	return (
		<html
			lang={language}
			className={data?.theme === "system" ? undefined : data?.theme}
			data-menu={data?.menu}
			{...(data && appearanceAttributes(data.appearance))}
			data-texts={shared.length > 0 ? shared.join(" ") : undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<PageTitle />
				<Meta />
				<link rel="manifest" href={to.appManifest(tenant)} />
				<Links />
			</head>
			<body>
				<ClockProvider now={data?.now ?? 0} timeZone={data?.timeZone ?? "UTC"} locale={languages[language].locale}>
					<Messages data={data}>{children}</Messages>
				</ClockProvider>
				<ScrollRestoration nonce={data?.nonce} />
				<Scripts nonce={data?.nonce} />
			</body>
		</html>
	);
}

export default function App() {
	const { language } = useLoaderData<typeof loader>();
	const { i18n } = useTranslation();
	useEffect(() => {
		if (i18n.language !== language) void i18n.changeLanguage(language);
	}, [i18n, language]);
	return (
		<>
			<PageTexts />
			<FocusOnNavigation />
			<Outlet />
			<UploadMount />
		</>
	);
}

export function ErrorBoundary() {
	return (
		<main id="main" className="flex min-h-dvh flex-col bg-sheet">
			<Problem />
		</main>
	);
}

function Messages({ data, children }: { data: RootData | undefined; children: ReactNode }) {
	return (
		<SnackbarProvider timeout={SNACKBAR_TIMEOUT} resetAfter={SNACKBAR_RESET_AFTER} flash={data?.flash}>
			<FormKeyProvider name={FORM_KEY} value={data?.formKey ?? ""}>
				<FieldLabelsProvider>{children}</FieldLabelsProvider>
			</FormKeyProvider>
		</SnackbarProvider>
	);
}

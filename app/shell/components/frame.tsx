import { useLocation, useParams, useRouteLoaderData } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { languages } from "#app/platform/i18n";
import { isContentOnly, keepContentOnly, to } from "#app/platform/to";
import { LinkPathContext } from "#app/ui/link";
import type { FrameData } from "../frame.server";
import { placeIn } from "../menu";
import type { RootData } from "../root.server";
import { commandsOf } from "./commands";
import { Footer } from "./footer";
import { OfflineNotice } from "./offline-notice";
import { SideMenu } from "./side-menu";
import { TopBar } from "./top-bar";
import { InboxProvider, useInbox } from "./use-inbox";
import { useBell } from "./use-bell";
import { useSideMenu } from "./use-side-menu";
import { useStoredValues } from "./use-stored-values";

const CommandPalette = lazy(() => import("./command-palette"));

const footer = {
	provider: { name: brand.provider, url: brand.providerUrl },
	product: brand.product,
	accessibility: brand.accessibilityUrl,
	privacy: brand.privacyUrl,
};

const choices = Object.entries(languages).map(([code, { flag, name }]) => ({ code, flag, name }));

type FrameProps = {
	/** Null where nobody is logged in. */
	frame: FrameData | null;
	children: ReactNode;
};

/** Bar, menu and footer around a page; nothing but the page where the address says `?contentonly`. */
export function Frame({ frame, children }: FrameProps) {
	const { i18n } = useTranslation("shell");
	const { pathname, search } = useLocation();
	const place = frame && placeIn(frame.menu, pathname);
	useStoredValues({
		session: frame?.session ?? null,
		language: i18n.language,
		tenantGuid: frame?.tenant?.guid,
		moduleId: place?.moduleId,
	});
	const keep = useCallback((path: string) => keepContentOnly(path, search), [search]);
	const framed = isContentOnly(search) ? (
		<main id="main" tabIndex={-1} className="content-only">
			{children}
		</main>
	) : (
		<Around frame={frame}>{children}</Around>
	);
	return (
		<LinkPathContext.Provider value={keep}>
			{frame?.accent && <style>{`:root{${frame.accent}}`}</style>}
			{frame ? (
				<InboxProvider unseen={frame.unseen} tag={frame.inboxTag}>
					<UnseenInTitle />
					{framed}
				</InboxProvider>
			) : (
				framed
			)}
		</LinkPathContext.Provider>
	);
}

function Around({ frame, children }: FrameProps) {
	const { t, i18n } = useTranslation("shell");
	const root = useRouteLoaderData<RootData>("root");
	const { guid } = useParams();
	const menu = useSideMenu(root?.menu === "rail");
	const [searching, setSearching] = useState<"all" | "tenants">();
	const bell = useBell();
	const { pathname, search } = useLocation();
	useEffect(() => {
		if (!frame) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
			event.preventDefault();
			setSearching("all");
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [frame]);
	const provides = frame?.user.isSuperadmin === true;
	// A super-admin works for the provider, save on a page of one tenant.
	const tenant = provides && guid === undefined ? null : (frame?.tenant ?? null);
	return (
		<div className="shell" data-menu={menu.rail ? "rail" : "drawer"} data-overlay={menu.overlay || undefined}>
			<a href="#main" className="skip-link">
				{t("skip")}
			</a>
			<OfflineNotice />
			<TopBar
				product={brand.product}
				home={to.home()}
				profile={to.profile()}
				login={to.login(pathname === to.home() ? undefined : `${pathname}${search}`)}
				tenant={tenant}
				tenants={frame?.tenants ?? []}
				superadmin={provides}
				user={frame?.user ?? null}
				theme={root?.theme ?? "system"}
				languages={choices}
				language={i18n.language}
				notifications={bell}
				menuless={!frame}
				menuOpen={menu.overlay || !menu.rail}
				onMenu={menu.toggle}
				onSearch={setSearching}
			/>
			<div className="flex">
				{frame && (
					<SideMenu
						menu={frame.menu}
						tenantGuid={frame.tenant?.guid}
						overlay={menu.overlay}
						onClose={menu.close}
					/>
				)}
				<div className="sheet">
					<main id="main" tabIndex={-1} className="flex flex-1 flex-col">
						{children}
					</main>
					<Footer {...footer} />
				</div>
			</div>
			{frame && searching && (
				<Suspense fallback={null}>
					<CommandPalette groups={commandsOf(frame, searching, t)} onClose={() => setSearching(undefined)} />
				</Suspense>
			)}
		</div>
	);
}

/** The number of unseen notifications stands before the page's title. */
function UnseenInTitle() {
	const unseen = useInbox()?.unseen ?? 0;
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own title
	useEffect(() => {
		const title = document.title.replace(/^\(\d+\+?\) /, "");
		document.title = unseen > 0 ? `(${unseen > 99 ? "99+" : unseen}) ${title}` : title;
	}, [unseen, key]);
	return null;
}

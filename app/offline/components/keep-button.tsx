import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { useOnline } from "#app/ui/use-online";
import { megabytes } from "../megabytes";
import { copiedAt } from "../reach";
import type { DeviceProps } from "./mount";

type KeepButtonProps = {
	/** Addresses that are kept with this page. */
	also?: readonly string[];
	/** The texts that those pages need, besides the ones that are here. */
	namespaces?: readonly string[];
};

type State = { at: number; bytes: number } | { done: number } | "failed" | null;

/** Keeps this page on the device, so that it opens without a network. Not there where the tenant keeps nothing on devices. */
export function KeepButton({ also = [], namespaces = [] }: KeepButtonProps) {
	const { t, i18n } = useTranslation("offline");
	const { dateTime, number } = useFormat();
	const online = useOnline();
	const { pathname, search } = useLocation();
	const device = useRouteLoaderData<{ device?: DeviceProps } | null>("shell/routes/portal")?.device;
	const [state, setState] = useState<State>(null);
	const [canKeep, setCanKeep] = useState(false);
	const person = device?.keeps ? device.person : undefined;
	const page = pathname + search;
	useEffect(() => {
		if (!person || !("serviceWorker" in navigator) || !("caches" in window)) return;
		setCanKeep(true);
		let isGone = false;
		void import("../kept-pages")
			.then(({ keptGroup }) => keptGroup(person, page))
			.then((found) => {
				if (!isGone) setState(found ?? null);
			});
		return () => {
			isGone = true;
		};
	}, [person, page]);
	if (!canKeep || !person || !device) return null;
	const total = also.length + 1;
	const keep = async () => {
		setState({ done: 0 });
		try {
			const [{ keepPages }, { rememberPerson }] = await Promise.all([
				...([import("../kept-pages"), import("../store")] as const),
				// What else the page may want where it can fetch nothing.
				...[import("../outbox"), import("#app/ui/dialog-frame"), import("#app/ui/menu-full")],
			]);
			await rememberPerson(person);
			await navigator.serviceWorker.ready;
			await keepPages({
				...{ person, tenant: device.tenant, page, also, language: i18n.language },
				namespaces: [...namespaces, "common", "shell", "errors", "offline"],
				onProgress: (done) => setState({ done }),
			});
			const { keptGroup } = await import("../kept-pages");
			setState((await keptGroup(person, page)) ?? "failed");
		} catch {
			setState("failed");
		}
	};
	const isBusy = state !== null && typeof state === "object" && "done" in state;
	const kept = state !== null && typeof state === "object" && "at" in state ? state : undefined;
	const remove = async () => {
		const { removeGroup } = await import("../kept-pages");
		await removeGroup(person, page);
		setState(null);
	};
	return (
		<span className="inline-flex flex-wrap items-center gap-2">
			{online && copiedAt() === undefined && (
				<Button icon="smartphone" busy={isBusy} onClick={() => void keep()}>
					{t(kept ? "keep.again" : "keep.button")}
				</Button>
			)}
			<span role="status" className="text-13 text-ink-3">
				{isBusy && total > 1 && t("keep.progress", { done: state.done, total })}
				{state === "failed" && t("keep.failed")}
				{kept && (
					<span className="inline-flex items-center gap-1.5">
						<Icon name="circle-check" className="text-success" />
						{[t("keep.kept", { at: dateTime(kept.at) }), megabytes(t, number, kept.bytes)].join(" · ")}
					</span>
				)}
			</span>
			{kept && (
				<Button size="sm" kind="quiet" icon="trash-2" onClick={() => void remove()}>
					{t("pages.remove")}
				</Button>
			)}
		</span>
	);
}

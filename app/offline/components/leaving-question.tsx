import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { clearDevice } from "../clear";
import { LEAVING, type Leaving } from "../leaving";

/** Asks before somebody signs out with something on the device that has not been sent: it goes with them. */
export function LeavingQuestion({ unsent }: { unsent: number }) {
	const { t } = useTranslation("offline");
	const [goOn, setGoOn] = useState<() => void>();
	const isSure = useRef(false);
	useEffect(() => {
		if (unsent === 0) return;
		const ask = (event: Event, leave: () => void) => {
			if (isSure.current) return;
			event.preventDefault();
			event.stopPropagation();
			setGoOn(() => leave);
		};
		const onSubmit = (event: SubmitEvent) => {
			const form = event.target as HTMLFormElement;
			if (new URL(form.action, location.href).pathname === "/logout") ask(event, () => form.requestSubmit());
		};
		const onLeaving = (event: Event) => ask(event, (event as CustomEvent<Leaving>).detail.leave);
		document.addEventListener("submit", onSubmit, { capture: true });
		addEventListener(LEAVING, onLeaving);
		return () => {
			document.removeEventListener("submit", onSubmit, { capture: true });
			removeEventListener(LEAVING, onLeaving);
		};
	}, [unsent]);
	const stay = () => setGoOn(undefined);
	const leave = async () => {
		isSure.current = true;
		await clearDevice();
		goOn?.();
		stay();
	};
	return (
		<Dialog
			open={goOn !== undefined}
			onClose={stay}
			title={t("leaving.title")}
			description={t("leaving.effect", { count: unsent })}
		>
			<div className="mt-5 flex flex-wrap gap-2">
				<Button kind="primary" onClick={stay}>
					{t("leaving.stay")}
				</Button>
				<Button kind="erase" onClick={() => void leave()}>
					{t("leaving.leave")}
				</Button>
			</div>
		</Dialog>
	);
}

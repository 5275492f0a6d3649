import { lazy, Suspense, useEffect, useState } from "react";
import { hold } from "../holder";
import { hasUnsent } from "../marks";
import { copiedAt } from "../reach";

const Device = lazy(() => import("./device"));

/** Milliseconds after which a page has come to rest: nothing on it waits for what is kept. */
const REST = 1500;

/** Who is at the device, in which tenant, and whether that tenant lets them keep data on it. */
export type DeviceProps = { person: string; tenant: string; keeps: boolean };

/** Brings what works without a network: at once where it is needed, else when the page has come to rest. */
export function DeviceMount({ person, tenant, keeps }: DeviceProps) {
	const [isOn, setOn] = useState(false);
	useEffect(() => {
		hold(keeps ? { person, tenant } : null);
		return () => hold(null);
	}, [person, tenant, keeps]);
	useEffect(() => {
		if (isOn || !("serviceWorker" in navigator)) return;
		const on = () => setOn(true);
		const later = setTimeout(on, navigator.onLine && copiedAt() === undefined && !hasUnsent() ? REST : 0);
		addEventListener("offline", on);
		return () => {
			clearTimeout(later);
			removeEventListener("offline", on);
		};
	}, [isOn]);
	return isOn ? (
		<Suspense fallback={null}>
			<Device {...{ person, tenant, keeps }} />
		</Suspense>
	) : null;
}

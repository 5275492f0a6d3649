import { desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { addMonths, daysBetween, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { resourceAssets, resourceFaults, resourceServices, resources } from "#db/schema/resources";
import { manifest } from "../manifest";
import type { ResourceRef } from "../resources.schema";
import { findResource } from "../resources.server";
import type { AssetInput, ServiceInput } from "./assets.schema";
import { files } from "./files.server";

const keeping = { moduleKey: manifest.key, level: 10 };
const MOST = 100;
/** Days before a warranty ends or a service is due from which on the card says so. */
const SOON = 30;

/** The card of a resource: what it cost, who has it, what was done with it and what is wrong with it. */
export async function showAsset(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const { rows, now, tenant } = visit;
	const { found, asset, services, faults, people, shown } = await rows.read({
		found: rows.finding(resources, id),
		asset: rows.finding(resourceAssets, id),
		services: rows.listing(resourceServices, {
			where: eq(resourceServices.resourceId, id),
			orderBy: [desc(resourceServices.doneOn), desc(resourceServices.id)],
			limit: MOST,
		}),
		faults: rows.listing(resourceFaults, {
			where: eq(resourceFaults.resourceId, id),
			orderBy: [desc(resourceFaults.createdAt)],
			limit: MOST,
		}),
		people: readingModulePeople(visit, keeping),
		shown: files.reading(visit, id),
	});
	if (!found) throw notFound();
	const day = today(tenant.timeZone, now);
	return {
		...{ id, title: found.name, today: day, tenant: tenant.guid, people, files: shown },
		values: {
			...{ serial: asset?.serial ?? "", supplier: asset?.supplier ?? "", boughtOn: asset?.boughtOn ?? "" },
			...{ price: asset?.price ?? null, value: asset?.value ?? null, currency: asset?.currency ?? "NOK" },
			...{ warrantyUntil: asset?.warrantyUntil ?? "", custodianId: asset?.custodianId ?? "" },
			...{ serviceOn: asset?.serviceOn ?? "", serviceMonths: asset?.serviceMonths ?? null },
		},
		custodySince: asset?.custodianId ? asset.custodySince : "",
		warranty: dueOf(asset?.warrantyUntil, day),
		service: dueOf(asset?.serviceOn, day),
		services: services.map(({ id: key, doneOn, body }) => ({ key, doneOn, body })),
		faults: faults.map(({ id: key, title, createdAt, mendedAt }) => ({
			...{ key, title, at: createdAt, isMended: mendedAt !== null },
		})),
	};
}

/** A day that something ends or is due on, and whether that is near. */
function dueOf(on: string | undefined, day: string) {
	if (!on) return null;
	const left = daysBetween(day, on);
	return { on, state: left < 0 ? ("past" as const) : left <= SOON ? ("soon" as const) : ("far" as const) };
}

/** Keeps the card. Somebody who gets the thing has it from today on. */
export async function saveAsset(visit: Visit, { resource: id, ...input }: z.output<typeof AssetInput>) {
	await findResource(visit, id);
	const custodianId = input.custodianId ?? null;
	const before = await visit.rows.find(resourceAssets, id);
	const isNew = custodianId !== (before?.custodianId ?? null);
	if (isNew && custodianId && !(await isModulePerson(visit, custodianId, keeping)))
		throw invalid({ custodianId: "wrongValue" });
	const since = isNew ? today(visit.tenant.timeZone, visit.now) : (before?.custodySince ?? "");
	const fields = { ...input, custodianId, custodySince: custodianId ? since : "" };
	if (before) await visit.rows.change(resourceAssets, id, fields);
	else await visit.rows.add(resourceAssets, { id, ...fields });
	return done({ snackbar: { key: "resources:told.saved" } });
}

/** Notes a service that was done; the next one is planned where they come by the month. */
export async function addService(visit: Visit, { resource: id, doneOn, body }: z.output<typeof ServiceInput>) {
	await findResource(visit, id);
	if (doneOn > today(visit.tenant.timeZone, visit.now)) throw invalid({ doneOn: "resourceAsset:errors.future" });
	const asset = await visit.rows.find(resourceAssets, id);
	const row = { id: newId(visit.now.getTime()), resourceId: id, doneOn, body, authorId: visit.user.id };
	const next = asset?.serviceMonths ? addMonths(doneOn, asset.serviceMonths) : "";
	const isLater = asset !== undefined && asset.serviceOn !== "" && next !== "" && next < asset.serviceOn;
	await visit.rows.commit([
		visit.rows.adding(resourceServices, row),
		...(asset && !isLater ? [visit.rows.changing(resourceAssets, id, { serviceOn: next })] : []),
	]);
	return done({ snackbar: { key: "resourceAsset:told.serviced" } });
}

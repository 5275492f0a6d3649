import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { isGuid } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import { may } from "#app/platform/tenant/access";
import { readVisitor } from "#app/platform/tenant/visitor.server";
import { files } from "#db/schema/media";
import type { StoredFile } from "./pictures.server";
import { serveFile } from "./serve.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

export const FileRef = z.object({ guid: z.string(), size: z.enum(["small"]).optional().catch(undefined) });

/**
 * A file by its guid: a public one for everybody, another for those whose grant opens the module that it belongs to. One
 * that is not there, in the trash, or another's gives the same answer.
 */
export async function readFile({ request, context: bag }: Args, { guid, size }: z.output<typeof FileRef>) {
	if (!isGuid(guid)) throw notFound();
	const [file] = await bag.db.select().from(files).where(eq(files.guid, guid.toLowerCase())).limit(1);
	if (file?.state !== "ready" || file.deletedAt !== null) throw notFound();
	if (!file.isPublic && !(await isOpenTo(request, bag, file))) throw notFound();
	return serveFile(bag, file, request, size === "small");
}

async function isOpenTo(request: Request, bag: Args["context"], file: StoredFile): Promise<boolean> {
	const { user, memberships, entries } = await readVisitor(request, bag, { kind: "module", moduleKey: file.moduleKey });
	if (!user) return false;
	if (user.isSuperadmin) return true;
	const tenant = memberships.find((membership) => membership.tenant.id === file.tenantId)?.tenant;
	const entry = entries.find((one) => one.tenantId === file.tenantId && one.moduleKey === file.moduleKey);
	return tenant !== undefined && entry !== undefined && may(entry, tenant, bag.now, 10);
}

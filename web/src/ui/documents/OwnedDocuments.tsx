import { type ComponentType, createContext, use } from 'react';

export interface DocumentOwner {
  type: 'client' | 'project' | 'employee' | 'planningitem';
  id: string;
  /** The project of a planning item, whose documents are shown with it. */
  projectId?: string | null;
  clientId?: string | null;
}

export interface OwnedDocumentsProps {
  owner: DocumentOwner;
  /** True when nothing can be added. */
  isReadOnly?: boolean;
}

/** Shows the documents of an owner. The app provides it, because the screens of other subjects have it too. */
export const OwnedDocumentsContext = createContext<ComponentType<OwnedDocumentsProps> | null>(null);

/** The documents of a client, project, employee or planning item, with what the office does with them. */
export function OwnedDocuments(props: OwnedDocumentsProps) {
  const Documents = use(OwnedDocumentsContext);
  return Documents && <Documents {...props} />;
}

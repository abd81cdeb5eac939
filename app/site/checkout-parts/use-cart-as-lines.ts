import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * A checkout opened without lines in its address takes those of this browser's cart, if it has any:
 * `query` names them, null where there is nothing to take. True while it is on the way there.
 */
export function useCartAsLines(checkout: string, query: string | null): boolean {
  const navigate = useNavigate();
  useEffect(() => {
    if (query !== null) void navigate(`${checkout}?${query}&from=cart`, { replace: true });
  }, [checkout, query, navigate]);
  return query !== null;
}
